/** The command can't do what it was asked for. The message is a German sentence for whoever called it. */
export class UsageError extends Error {}
