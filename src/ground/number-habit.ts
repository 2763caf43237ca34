/** How a list writes its numbers: 'id' 1.250.000,5 or 'en' 1,250,000.5. */
export type NumberHabit = 'id' | 'en'

/**
 * What the numbers of one column tell of each other: a habit, that both stand side by side ('mixed'), or that nothing
 * says what '1.250' means ('unproven').
 */
export type HabitFound = NumberHabit | 'mixed' | 'unproven'

const SURE: Readonly<Record<NumberHabit, RegExp>> = { id: surely('\\.', ','), en: surely(',', '\\.') }
/** One sign before three digits: thousands or thousandths. A leading zero is never thousands. */
const OPEN = /^[1-9]\d{0,2}[.,]\d{3}$/

// Several groups; a group and a fraction; a fraction of other than three digits; one after a zero or after more digits than a group has.
function surely(group: string, point: string): RegExp {
  const groups = `[1-9]\\d{0,2}(?:${group}\\d{3})`
  const fraction = `\\d+${point}(?:\\d{1,2}|\\d{4,})|(?:0\\d*|\\d{4,})${point}\\d{3}`
  return new RegExp(`^(?:${groups}{2,}(?:${point}\\d+)?|${groups}${point}\\d+|${fraction})$`)
}

/** Takes off what stands around the digits of a number: 'Rp 1.250,-' is '1.250'. */
export function bareDigits(text: string): string {
  return text
    .trim()
    .replace(/^\(|\)$/g, '')
    .replace(/^[-+−]/, '')
    .replace(/^rp\.?/i, '')
    .replace(/[\s\u00a0]/g, '')
    .replace(/^[-+−]/, '')
    .replace(/,-+$/, '')
    .replace(/%$/, '')
}

/** Tells whether a number alone does not say whether its sign groups or parts: '1.250', '65,000'. */
export function isOpenNumber(text: string): boolean {
  return OPEN.test(bareDigits(text))
}

/**
 * Finds how a column writes numbers; undefined when each says by itself what it is. Amounts of money have no thousandths
 * (`isMoney`): there '65,000' alone is 65 thousand.
 *
 *   habitOf(['65,000', '1,250,000', '18,500.50'], true)  // 'en'
 */
export function habitOf(texts: readonly string[], isMoney: boolean): HabitFound | undefined {
  const digits = texts.map(bareDigits)
  const open = digits.filter((each) => OPEN.test(each))
  if (open.length === 0) return undefined
  const dots = open.some((each) => each.includes('.'))
  const commas = open.some((each) => each.includes(','))
  const id = digits.some((each) => SURE.id.test(each))
  const en = digits.some((each) => SURE.en.test(each))
  if (id && en) return 'mixed'
  if (id) return isMoney && commas ? 'mixed' : 'id'
  if (en) return isMoney && dots ? 'mixed' : 'en'
  if (!isMoney) return 'unproven'
  return dots && commas ? 'mixed' : dots ? 'id' : 'en'
}

/**
 * Writes a number of a list as Indonesians do, so that it is read like any other: '18,500.50' is '18.500,50'. What is
 * open follows the habit of its column.
 *
 *   indonesian('65,000', 'en')  // '65.000'
 */
export function indonesian(text: string, habit: HabitFound | undefined): string {
  const digits = bareDigits(text)
  const isEnglish = SURE.en.test(digits) || (habit === 'en' && OPEN.test(digits))
  return isEnglish ? text.replace(/[.,](?=\d)/g, (sign) => (sign === '.' ? ',' : '.')) : text
}
