/** Milliseconds that a page may take, from the request until nothing of it is pending. */
export const renderDeadline = 10_000;
