/** Wrong arguments, or a file that can't be read or written. The message is a German sentence for the user. */
export class UsageError extends Error {}
