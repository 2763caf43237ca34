import type { PrintedKind } from '#kit/paper/kinds.ts'
import { labelLookFrom } from '#modules/company/templates/face.ts'

/** Labels of goods, whose look a company may choose. */
export const catalogPapers: readonly PrintedKind[] = [
  {
    id: 'label',
    name: 'Label barang',
    title: 'LABEL',
    english: 'LABEL',
    facts: [],
    columns: [],
    parts: ['Nama perusahaan', 'Satuan dan rak'],
    signers: [],
    sizes: ['a4', 'roll'],
    isLabel: true,
    example: ({ letterhead, printed }, look) => {
      const { size, hasCompany, hasPlace } = labelLookFrom(look)
      const below = hasPlace ? ['zak · Rak A1'] : []
      const label = { code: 'BR-0001', name: 'Semen Portland 50 kg', below, above: hasCompany ? letterhead.name : '' }
      const labels = Array.from({ length: size === 'a4' ? 24 : 3 }, () => label)
      return { kind: 'labels', title: 'LABEL', author: letterhead.name, createdAt: printed.at, size, skip: 0, labels }
    },
  },
]
