"""One file a step. A step that has been published is never changed."""
