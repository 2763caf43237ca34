import { expect, test } from 'vitest'
import { proposeByRules, ruleToLearn, wordsOf, type RuleUse } from './rule-words.ts'

const rule = (words: string, account: string, given: Partial<RuleUse> = {}): RuleUse => ({
  ...{ id: `${words} ${account}`, name: words, words: wordsOf(words), account, accountName: `Akun ${account}` },
  ...{ projectId: null, projectName: null, partyName: null, uses: 1, least: 10_000n, most: 15_000n, ...given },
})
const line = (description: string, amount = -12_500n) => ({ description, amount })

test('numbers and dates of a line are no words of it', () => {
  expect(wordsOf('BIAYA ADM 05/12 REK 0123 ADM')).toEqual(['adm', 'biaya', 'rek'])
  expect(wordsOf('0512/77')).toEqual([])
})

test('a category is proposed where a rule reads alike, the most used first, each once, with why', () => {
  const rules = [
    rule('biaya adm', '6-2000'),
    rule('biaya adm', '7-2000', { uses: 3 }),
    rule('adm biaya rek', '7-2000', { uses: 2 }),
    rule('biaya adm undone', '7-1000', { uses: 0 }),
    rule('bayar listrik', '6-1000'),
  ]
  expect(proposeByRules(line('BIAYA ADM 0326'), rules).map(({ account, why }) => [account, why])).toEqual([
    ['7-2000', '“biaya adm” dicatat begini 3 kali'],
    ['6-2000', '“biaya adm” dicatat begini 1 kali'],
  ])
  expect(proposeByRules(line('TRSF E-BANKING CR K'), rules)).toEqual([])
})

test.each([
  [-12_500n, ''],
  [-5_000n, ''],
  [-4_999n, '; jumlahnya lain dari biasanya'],
  [-30_000n, ''],
  [-30_001n, '; jumlahnya lain dari biasanya'],
])('an amount of %s is told where it is less than half or more than twice what is usual', (amount, said) => {
  const [one] = proposeByRules(line('BIAYA ADM', amount), [rule('biaya adm', '7-2000')])
  expect(one?.why).toBe(`“biaya adm” dicatat begini 1 kali${said}`)
})

test('a rule learns what its lines share, and one for another category or project is another', () => {
  const rules = [rule('biaya adm januari', '7-2000'), rule('biaya adm', '7-2000', { projectId: 'p', uses: 9 })]
  const into = { account: '7-2000', projectId: null, partyName: null }
  expect(ruleToLearn(line('BIAYA ADM FEBRUARI'), into, rules)).toEqual({
    ...{ id: 'biaya adm januari 7-2000', words: ['adm', 'biaya'] },
  })
  expect(ruleToLearn(line('BIAYA ADM'), { ...into, account: '6-2000' }, rules)).toBeNull()
  expect(ruleToLearn(line('BUNGA'), into, rules)).toBeNull()
  const withParty = [...rules, rule('biaya adm maret', '7-2000', { id: 'bca', partyName: 'BCA' })]
  expect(ruleToLearn(line('BIAYA ADM'), { ...into, partyName: ' bca' }, withParty)?.id).toBe('bca')
  expect(ruleToLearn(line('BIAYA ADM'), { ...into, partyName: 'Mandiri' }, withParty)).toBeNull()
})
