/** What a picker shows of a customer or supplier. */
export interface PartyChoice<Status extends string = string> {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly city: string
  /** Absent for who may not see customers, or suppliers. */
  readonly phone?: string | null
  readonly status: Status
}

/** One that may be the same as the one being typed. */
export interface PartyTwin {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly city: string
  readonly isArchived: boolean
  readonly because: 'npwp' | 'phone' | 'name'
}
