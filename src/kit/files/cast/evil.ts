/** A file somebody might send to harm. */
export interface Evil {
  readonly what: string
  readonly bytes: Buffer
  /** `refused`, or taken and made harmless. */
  readonly end: 'refused' | 'harmless'
}
