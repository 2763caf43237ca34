/** Which copy of a paper a link opens. */
export interface Copy {
  readonly size?: 'a4' | 'a5' | 'continuous' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}
