import type { Column, ColumnKind } from '#kit/list/columns.ts'
import type { Field } from '#kit/record/fields.ts'

const asColumn: Partial<Record<Field['kind'], ColumnKind>> = {
  long: 'text',
  email: 'text',
  npwp: 'text',
  nik: 'text',
  nitku: 'text',
  coordinate: 'text',
}

type Part = Pick<Column, 'sort' | 'filter' | 'total' | 'isHidden'>

/** Makes a list column of a field: its label, kind, words and right. */
export function fromField<const P extends Part>(field: Field, part: P): Column & P {
  const { label, choices, permission } = field
  const kind = asColumn[field.kind] ?? (field.kind as ColumnKind)
  return { label, kind, ...(choices && { choices }), ...(permission && { permission }), ...part }
}
