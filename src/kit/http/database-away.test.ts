import { expect, test } from 'vitest'
import { UnknownOutcome } from '#kit/db/unknown-outcome.ts'
import { answerFor } from '#kit/http/errors.ts'

const answer = (error: unknown) => answerFor(error, () => '', 'kode-1')
const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  ['a commit nobody answered', new UnknownOutcome(failure('Connection terminated')), 'dua kali'],
  ['nobody listens', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }), 'tidak menjawab'],
  ['the socket is gone', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' }), 'tidak menjawab'],
  ['cut in the middle', failure('Connection terminated unexpectedly'), 'tidak menjawab'],
  ['being shut down', failure('terminating connection', { code: '57P01' }), 'tidak menjawab'],
  ['still starting', failure('the database system is starting up', { code: '57P03' }), 'tidak menjawab'],
  ['every connection taken', failure('timeout exceeded when trying to connect'), 'sibuk'],
  ['too many of us', failure('sorry, too many clients already', { code: '53300' }), 'sibuk'],
  ['a circle of waiting, again and again', failure('deadlock detected', { code: '40P01' }), 'Banyak orang'],
  ['the disk is full', failure('could not extend file', { code: '53100' }), 'penuh'],
])('a database that is away (%s) is told as 503, with when to ask again', (_, error, word) => {
  expect(answer(error)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining(word) },
    retryAfter: expect.any(Number),
  })
})

test('a file that is missing, or anything else, is no database away', () => {
  expect(answer(failure('no such file', { code: 'ENOENT', syscall: 'open' }))).toMatchObject({ status: 500 })
  expect(answer('thrown')).toMatchObject({ status: 500 })
})
