import { ranks, type Named, type Rank } from '../rank.ts'

const { exact, begins, words, inside, elsewhere } = ranks

/** What somebody types, what it is held against, and how well that fits. */
export const rankCases: readonly (readonly [typed: string, named: Named, rank: Rank])[] = [
  ['pasir', { name: 'Pasir' }, exact],
  ['pasir', { name: 'Pasir beton' }, begins],
  ['pasir', { name: 'Genteng metal pasir' }, words],
  ['asir', { name: 'Pasir beton' }, inside],
  ['semen', { name: 'CV Sinar Abadi', codes: ['SUP-0001'] }, elsewhere],
  ['PSR-01', { name: 'Pasir beton', codes: ['PSR-01'] }, exact],
  ['psr', { name: 'Pasir beton', codes: ['PSR-01'] }, begins],
  ['8991234567890', { name: 'Cat tembok', codes: ['CAT-1', '8991234567890'] }, exact],
  ['8991234567890', { name: 'Cat tembok', codes: ['CAT-1', null] }, elsewhere],
  ['maju', { name: 'PT Maju Jaya' }, begins],
  ['maju', { name: 'PT. Maju Jaya' }, begins],
  ['maju jaya', { name: 'PT Maju Jaya' }, begins],
  ['jaya maju', { name: 'PT Maju Jaya' }, words],
  ['pt', { name: 'PT Maju Jaya' }, begins],
  ['semen  tiga', { name: 'Semen Tiga Roda 50kg' }, begins],
  ['tiga roda', { name: 'Semen Tiga Roda 50kg' }, words],
  ['semen 50', { name: 'Semen Tiga Roda 50kg' }, words],
  ['semen 0kg', { name: 'Semen Tiga Roda 50kg' }, inside],
  ['m8', { name: 'Baut M8' }, words],
  ['3/4', { name: 'Pipa PVC 3/4"' }, words],
  ['baja', { name: '(bekas) Baja-ringan' }, words],
  ['pipa 0001', { name: 'Pipa hitam', codes: ['PIP-0001'] }, inside],
  ['50%', { name: 'Diskon 50 persen' }, elsewhere],
  ['5_k', { name: 'Semen 50k' }, elsewhere],
  ['a\\', { name: 'Ab' }, elsewhere],
]
