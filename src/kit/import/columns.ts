import type { ImportColumn } from '#kit/import/importer.ts'
import type { Fields } from '#kit/record/fields.ts'

/** What a department adds to a field when it becomes a column of a file. */
type More = Partial<
  Pick<
    ImportColumn,
    | 'label'
    | 'alike'
    | 'also'
    | 'lookUp'
    | 'isSoft'
    | 'instances'
    | 'isNeeded'
    | 'isPast'
    | 'permission'
    | 'isGuarded'
    | 'spare'
  >
>

/**
 * Makes columns of the fields of a master; `under` is where they stand in its input.
 *
 *   fieldColumns(customerRecord.fields, { name: { alike: ['nama toko'] } })
 */
export function fieldColumns<F extends Fields>(
  fields: F,
  wanted: { readonly [K in keyof F]?: More },
  under = '',
): ImportColumn[] {
  return Object.entries(wanted).flatMap(([key, more]) => {
    const field = fields[key]
    if (!field || !more) return []
    const { label, kind, choices, permission, isOptional } = field
    return [
      {
        key: under + key,
        label,
        kind,
        isNeeded: !isOptional && under === '',
        alike: [],
        ...(choices && { choices }),
        ...(permission !== undefined && { permission }),
        ...(more as More),
      },
    ]
  })
}
