import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Feast } from '#modules/payroll/feasts/rules.ts'
import type { ShareBy } from './pieces/words.ts'
import type { FeeBearer, FeeWay } from './terms/words.ts'
import type { Absence } from './words.ts'

/** The rows this department owns. */
export interface CrewTables {
  crew_terms: TermsRow
  crew_fee_week: { company_id: string; worker_id: string; until: Day; wage_note_id: string }
  crew_man_day: { company_id: string; worker_id: string; day: Day; half_days: Generated<number> }
  crew_day: CrewDayRow
  crew_correction: CorrectionRow
  piece_crew: PieceCrewRow
  piece_member: { company_id: string; crew_id: string; worker_id: string; line_no: number; weight: string }
  piece_work: PieceWorkRow
  piece_opname: PieceOpnameRow
  piece_opname_line: PieceOpnameLineRow
  piece_share: PieceShareRow
  piece_retention_release: RetentionReleaseRow
  piece_retention_opening: RetentionOpeningRow
  wage_settlement: SettlementRow
  wage_note: NoteRow
  wage_payment: PaymentRow
  wage_payment_line: { company_id: string; payment_id: string; note_id: string; amount: Money; rounding: Money }
}

interface Signed {
  version: Generated<number>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

/** Retention is percent as decimal text. */
export interface PieceCrewRow extends Signed {
  id: string
  company_id: string
  project_id: string
  leader_id: string
  name: string
  share_by: ShareBy
  spk: string | null
  retention: string
  is_closed: Generated<boolean>
}

/** The volume is decimal text. */
export interface PieceWorkRow {
  id: string
  company_id: string
  crew_id: string
  project_id: string
  work_item_id: string
  line_no: number
  rate: Money
  volume: string
}

export interface PieceOpnameRow extends Signed {
  id: string
  company_id: string
  crew_id: string
  project_id: string
  number: string
  state: 'sent' | 'approved' | 'void'
  measured_on: Day
  witness: string | null
  note: string | null
  gross: Money
  retention: Money
  approved_at: string | null
  approved_by: string | null
  approved_by_name: string | null
  void_reason: string | null
}

interface PieceOpnameLineRow {
  company_id: string
  opname_id: string
  piece_work_id: string
  volume: string
  rate: Money
  amount: Money
}

/** Half days are whole numbers. */
interface PieceShareRow {
  id: string
  company_id: string
  opname_id: string
  worker_id: string
  line_no: number
  half_days: number
  amount: Money
  retention: Money
  wage_note_id: string | null
}

export interface TermsRow {
  id: string
  company_id: string
  worker_id: string
  valid_from: Day
  meal: Money
  overtime_rate: Money | null
  crew_fee: Money
  fee_way: FeeWay
  /** Decimal text. */
  fee_percent: string
  fee_bearer: FeeBearer
  fee_authority: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

/** Half days and half hours are whole numbers. */
export interface CrewDayRow extends Signed {
  id: string
  company_id: string
  project_id: string
  worker_id: string
  foreman_id: string | null
  day: Day
  half_days: number
  absence: Absence | null
  overtime: number
  rest_hours: number
  work_item_id: string | null
  note: string | null
  marked_at: string
  approved_at: string | null
  approved_by: string | null
  approved_by_name: string | null
  wage_note_id: string | null
}

/** What a paid day should have been; half days and half hours are whole numbers. */
export interface CorrectionRow {
  id: string
  company_id: string
  crew_day_id: string
  project_id: string
  work_item_id: string | null
  worker_id: string
  day: Day
  half_days: number
  overtime: number
  rest_hours: number
  amount: Money
  /** Of a foreman's fee: the correction of his man's day that it follows. */
  fee_of: Generated<string | null>
  /** Whom the man gives more, or less, by it. */
  foreman_id: Generated<string | null>
  fee_due: Generated<Money>
  reason: string
  approved_at: Generated<string | null>
  approved_by: Generated<string | null>
  approved_by_name: Generated<string | null>
  wage_note_id: Generated<string | null>
  is_void: Generated<boolean>
  void_reason: Generated<string | null>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

export interface SettlementRow extends Signed {
  id: string
  company_id: string
  number: string
  state: 'pending_approval' | 'posted' | 'void'
  kind: Generated<'week' | 'thr' | 'opening'>
  feast: Feast | null
  for_all: Generated<boolean>
  /** JSON of `LeftOut[]`. */
  left_out: Generated<unknown>
  until: Day
  settled_on: Day
  people: number
  gross: Money
  cut: Money
  net: Money
  paid: Generated<Money>
  void_reason: string | null
  submitted_by: Generated<string | null>
  approved_by: Generated<string | null>
  approved_by_name: Generated<string | null>
  /** JSON of `EntryLine[]`, while it waits. */
  entry: Generated<unknown>
}

export interface NoteRow {
  id: string
  company_id: string
  settlement_id: string
  line_no: number
  worker_id: string
  person_id: string
  foreman_id: string | null
  code: string
  name: string
  trade: string
  dates: number
  half_days: number
  wages: Money
  overtime: Money
  meal: Money
  crew_fee: Money
  fee_cut: Generated<Money>
  fee_passed: Generated<Money>
  correction: Generated<Money>
  /** JSON of `CorrectionKept[]`. */
  corrections: Generated<unknown>
  piece: Generated<Money>
  bonus: Generated<Money>
  bonus_on: Generated<Day | null>
  /** JSON of `BonusFrom`. */
  bonus_from: Generated<unknown>
  gross: Money
  tax: Money
  kasbon: Money
  retention: Generated<Money>
  net: Money
  paid: Generated<Money>
  days: unknown
  shares: unknown
  pay_ids: readonly string[]
  is_void: Generated<boolean>
}

interface RetentionOpeningRow {
  id: string
  company_id: string
  opening_id: string
  crew_id: string
  person_id: string
  opened_on: Day
  amount: Money
  is_void: Generated<boolean>
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface RetentionReleaseRow {
  id: string
  company_id: string
  crew_id: string
  leader_id: string
  person_id: string
  released_on: Day
  guarantee_until: Day
  amount: Money
  cash_account_name: string
  is_void: Generated<boolean>
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}

interface PaymentRow {
  id: string
  company_id: string
  settlement_id: string
  paid_on: Day
  cash_account_id: string
  cash_account_name: string
  amount: Money
  is_void: Generated<boolean>
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
}
