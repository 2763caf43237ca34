import { expect, test } from 'vitest'
import { markedIn } from './marked.tsx'

const hitsIn = (text: string, ...words: string[]) =>
  markedIn(text, words)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

test('each typed word is marked where it stands, however it is written', () => {
  expect(hitsIn('Semen Portland 50 kg', 'portland', 'SEM')).toBe('[Sem]en [Portland] 50 kg')
  expect(hitsIn('SUP-0004 · Semen, besi', 'semen')).toBe('SUP-0004 · [Semen], besi')
  expect(hitsIn('Semen', 'semen', 'eme')).toBe('[S][eme][n]')
  expect(hitsIn('Semen', 'kayu')).toBe('Semen')
  expect(hitsIn('Semen', '')).toBe('Semen')
})

test('a telephone and an amount are found through what groups their digits', () => {
  expect(hitsIn('PLG-0016 · 0812-3606-8665', '08123606')).toBe('PLG-0016 · [0812-3606]-8665')
  expect(hitsIn('Rp355.533', '355533')).toBe('Rp[355.533]')
})
