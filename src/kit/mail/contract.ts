/** A mail that did not leave: refused for good, or still being tried. */
export interface StuckMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly at: string
  readonly error: string
  readonly attempts: number
  /** It holds a code or a link that has its hour: it is not sent again. */
  readonly isSecret: boolean
  readonly isTried: boolean
}
