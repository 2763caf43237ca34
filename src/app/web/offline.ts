/** A page was asked for without a connection. */
export class Offline extends Error {}
