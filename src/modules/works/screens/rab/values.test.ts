import { expect, test } from 'vitest'
import type { AnalysisCopy } from '../../ahsp/contract.ts'
import type { JudgedRow } from '../../rab/judge.ts'
import { linesOfWorkbook } from './values.ts'

const analysis = (code: string, name: string, unit: string, at: string): AnalysisCopy => ({
  ...{ code, name, unit, price: at, overhead: '10', step: 1, components: [] },
})
const line = (name: string, unit: string, unitPrice: string): JudgedRow => ({
  ...{ line: 1, kind: 'line', number: '1', name, unit, volume: '2', unitPrice, fileAmount: '', why: null },
})

test('a line stands on the analysis of its name and unit, else on the only one of its price', () => {
  const library = [
    analysis('A.1', 'Galian tanah biasa', 'm3', '99550'),
    analysis('A.2', 'Pasangan bata merah', 'm2', '151507'),
    analysis('A.3', 'Plester', 'm2', '80000'),
    analysis('A.4', 'Acian', 'm2', '80000'),
  ]
  const rows = [
    line('Galian  tanah biasa', 'm3', '1'),
    line('Galian tanah biasa', 'm2', '1'),
    line('Dinding bata', 'm2', '151507'),
    line('Lapis dinding', 'm2', '80000'),
  ]
  expect(linesOfWorkbook(rows, library).map(({ analysisCode }) => analysisCode)).toEqual(['A.1', '', 'A.2', ''])
})
