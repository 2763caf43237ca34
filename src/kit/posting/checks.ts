import { sql } from 'kysely'
import type { Check } from '#kit/posting/check.ts'

/** What must be true of numbers. The series KU counts in the journal itself and is checked there. */
export const postingChecks: readonly Check[] = [
  {
    name: 'numbers-gapless',
    law: 'Nomor dokumen berurutan tanpa celah per perusahaan, jenis, dan periode.',
    breaches: sql`
      select c.company_id, format('%s %s: terakhir %s, tercatat %s nomor', c.doc, c.period, c.last, coalesce(n.given, 0)) as detail
      from document_counter c
      left join (
        select company_id, doc, period, count(*) as given, min(seq) as first, max(seq) as last
        from document_number group by 1, 2, 3
      ) n using (company_id, doc, period)
      where c.doc <> 'KU' and (n.last is distinct from c.last or n.given is distinct from n.last - n.first + 1)
    `,
  },
]
