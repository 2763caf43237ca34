import type { Person } from '#app/seed/as-person.ts'
import { saveAnalysis, type AnalysisHead } from '#modules/works/ahsp/contract.ts'

type Part = readonly [head: AnalysisHead, name: string, unit: string, coefficient: string, price: string]

const analyses: readonly (readonly [code: string, name: string, unit: string, parts: readonly Part[]])[] = [
  [
    'A.4.4.1.30',
    'Pasangan bata ringan tebal 10 cm',
    'm2',
    [
      ['material', 'Bata ringan 60 × 20 × 10', 'bh', '8.4', '8200'],
      ['material', 'Mortar perekat', 'kg', '6.3', '2400'],
      ['upah', 'Pekerja', 'OH', '0.15', '130000'],
      ['upah', 'Tukang batu', 'OH', '0.1', '165000'],
    ],
  ],
  [
    'A.4.4.2.20',
    'Plester 1:4 dan acian',
    'm2',
    [
      ['material', 'Semen PC', 'kg', '9.49', '1500'],
      ['material', 'Pasir pasang', 'm3', '0.024', '265000'],
      ['upah', 'Pekerja', 'OH', '0.2', '130000'],
      ['upah', 'Tukang batu', 'OH', '0.13', '165000'],
    ],
  ],
]

/** Fills the library of unit-price analyses; the lines of the demo bill that use one name its code. */
export async function demoAnalyses(person: Person): Promise<void> {
  for (const [code, name, unit, parts] of analyses) {
    await person.do(saveAnalysis, {
      ...{ analysisId: null, version: null, code, name, unit, overhead: '10', step: 100 as const },
      components: parts.map(([head, what, per, coefficient, price]) => ({
        ...{ head, name: what, unit: per, coefficient, price },
      })),
    })
  }
}
