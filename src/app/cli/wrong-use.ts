/** A command was called with options that do not fit; its usage is shown below the sentence. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}

/** The value of an option that must be given. */
export function needed(value: string | undefined, option: string): string {
  if (value) return value
  throw new WrongUse(`--${option} harus diisi.`)
}
