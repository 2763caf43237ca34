import type { Field, Fields } from '#kit/record/fields.ts'
import type { MasterRecord } from '#kit/record/record.ts'

/** How the values of fields travel; a number as text, so that no cent is lost. */
const kinds: Readonly<Partial<Record<Field['kind'], string>>> = {
  flag: 'boolean',
  whole: 'number',
  money: 'MoneyText',
  quantity: 'QtyText',
  price: 'PriceText',
  percent: 'PercentText',
  day: 'DayText',
  tags: 'string[]',
}

/** A row of a master as a type: what every row tells, its fields, its children. A guarded field may be missing. */
export function fieldsText({ fields, children }: Pick<MasterRecord, 'fields' | 'children'>): string {
  const lists = Object.entries(children).map(([key, child]) => `  ${key}: { id: string; ${inOne(child.fields)} }[]`)
  return `{
  id: string
  version: number
  createdAt: InstantText
  updatedAt: InstantText
  updatedBy: string | null
  archivedAt: InstantText | null
${[...linesOf(fields).map((line) => `  ${line}`), ...lists].join('\n')}
}`
}

function inOne(fields: Fields): string {
  return linesOf(fields).join('; ')
}

function linesOf(fields: Fields): string[] {
  return Object.entries(fields).map(([key, field]) => `${key}${field.isGuarded ? '?' : ''}: ${typeOf(field)}`)
}

function typeOf({ kind, choices, shape }: Field): string {
  const one = choices
    ? Object.keys(choices)
        .map((word) => `'${word}'`)
        .join(' | ')
    : (kinds[kind] ?? 'string')
  const type = choices && kind === 'tags' ? `(${one})[]` : one
  return shape.safeParse(null).success ? `${type} | null` : type
}
