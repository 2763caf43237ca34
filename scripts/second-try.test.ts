import { expect, test } from 'vitest'
import { readRun, toTryAgain, withSecondTry } from './second-try.ts'

type Told = [name: string, status: string][]

function file(name: string, status: string, tests: Told) {
  return { name, status, assertionResults: tests.map(([fullName, told]) => ({ fullName, status: told })) }
}

const first = readRun(
  {
    testResults: [
      file('a', 'passed', [['one', 'passed']]),
      file('b', 'failed', [
        ['two', 'failed'],
        ['three', 'passed'],
      ]),
      file('c', 'failed', []),
    ],
  },
  1,
)

test('a run tells what passed and failed; a file that broke before its tests has failed', () => {
  expect(first).toEqual([
    { file: 'a', passed: ['one'], failed: [] },
    { file: 'b', passed: ['three'], failed: ['two'] },
    { file: 'c', passed: [], failed: ['the file itself'] },
  ])
})

test('a run without a report, or one that ends badly with every test green, has failed', () => {
  expect(readRun(null, 0)[0]?.failed).toHaveLength(1)
  const clean = { testResults: [file('a', 'passed', [['one', 'passed']])] }
  expect(readRun(clean, 0).flatMap((one) => one.failed)).toEqual([])
  expect(readRun(clean, 137).flatMap((one) => one.failed)).toEqual(['the run itself: it ended with 137'])
})

test('what failed is tried again by files, unless too much failed or something outside of them', () => {
  expect(toTryAgain(first, 2)).toEqual(['b', 'c'])
  expect(toTryAgain(first, 1)).toEqual([])
  expect(toTryAgain(readRun(null, 1), 2)).toEqual([])
})

test('what was tried again counts as it stood the second time, and what that saved is named', () => {
  const second = readRun(
    {
      testResults: [
        file('b', 'failed', [
          ['two', 'passed'],
          ['three', 'failed'],
        ]),
        file('c', 'passed', [['four', 'passed']]),
      ],
    },
    1,
  )
  const { run, saved } = withSecondTry(first, second)
  expect(run.flatMap((one) => one.passed)).toEqual(['one', 'two', 'four'])
  expect(run.flatMap((one) => one.failed)).toEqual(['three'])
  expect(saved).toEqual(['b > two', 'c > the file itself'])
})

test('a second try that broke down leaves its files failed, and says so', () => {
  const { run, saved } = withSecondTry(first, readRun(null, 1))
  expect(run.flatMap((one) => one.failed)).toEqual(['two', 'the file itself', 'the whole run: it left no report'])
  expect(saved).toEqual([])
})
