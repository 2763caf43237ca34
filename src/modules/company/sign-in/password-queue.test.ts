import type * as Argon2Library from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { isPassword } from '#modules/company/sign-in/password.ts'

/** Comparisons at work; each ends when it is told to. */
const atWork: (() => void)[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof Argon2Library>()
  const verify = () => new Promise<boolean>((resolve) => atWork.push(() => resolve(false)))
  return { ...library, verify }
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('two hashes at a time, two hundred wait, and whoever comes then is told to come back', async () => {
  const asked = Array.from({ length: 202 }, () => isPassword('kuda batu payung 71', null))
  await turn()
  expect(atWork).toHaveLength(2)
  await expect(isPassword('kuda batu payung 71', null)).rejects.toMatchObject({ name: 'TooOften', retryAfter: 5 })

  let done = 0
  while (done < asked.length) {
    expect(atWork.length).toBeLessThanOrEqual(2)
    done += atWork.length
    for (const end of atWork.splice(0)) end()
    await turn()
  }
  expect(await Promise.all(asked)).toEqual(asked.map(() => false))

  // The queue is free again.
  const next = isPassword('kuda batu payung 71', null)
  await turn()
  atWork.splice(0).forEach((end) => end())
  expect(await next).toBe(false)
})
