// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { AUTH_COOKIE, AUTH_COOKIE_AGE, packAuth, unpackAuth } from '#modules/company/accounts/auth-state.ts'
import { allPermissions, isPermission } from '#modules/company/accounts/permissions.ts'
import { rehydrateAuth, signIn, signOut, useAuth } from '#kit/screen/client/auth.ts'
import { readCookie } from '#kit/screen/client/cookies.ts'

const codec = {
  cookie: AUTH_COOKIE,
  maxAge: AUTH_COOKIE_AGE,
  pack: (state: Parameters<typeof signIn>[0]) =>
    packAuth({ ...state, permissions: state.permissions.filter(isPermission) }),
  unpack: unpackAuth,
}
const siti = {
  user: {
    id: '0192f7a0-0000-7000-8000-000000000001',
    name: 'Ñ'.repeat(100),
    email: `${'s'.repeat(180)}@perusahaan.co.id`,
    isPending: false,
    companyId: '0192f7a0-0000-7000-8000-000000000002',
    zone: 'Asia/Jayapura',
  },
  token: 'x'.repeat(43),
  permissions: allPermissions,
}

test('with every right and the longest name the cookie stays under 4,096 bytes, and comes back whole', async () => {
  await rehydrateAuth(codec)
  signIn(siti)
  const cookie = `${AUTH_COOKIE}=${readCookie(AUTH_COOKIE)}`
  expect(cookie.length).toBeLessThan(4096)

  useAuth.setState({ user: null, token: null, permissions: [], held: [] }, true)
  document.cookie = `${cookie}; Path=/`
  await rehydrateAuth(codec)
  expect(useAuth.getState().user).toEqual(siti.user)
  expect(new Set(useAuth.getState().permissions)).toEqual(new Set(allPermissions))
})

test('logging out clears state and cookie', async () => {
  await rehydrateAuth(codec)
  signIn(siti)
  signOut()
  expect(useAuth.getState()).toMatchObject({ user: null, token: null, permissions: [] })
  expect(readCookie(AUTH_COOKIE)).toBeUndefined()
})

test('a cookie that is not ours means signed out', async () => {
  document.cookie = `${AUTH_COOKIE}=%7Bbroken; Path=/`
  await rehydrateAuth(codec)
  expect(useAuth.getState().token).toBeNull()
})

test('in a company that was closed nothing is left but to look and take along, also after a reload; what is held is kept', async () => {
  await rehydrateAuth(codec)
  signIn({ ...siti, user: { ...siti.user, isClosed: true } })
  const looks = () => [...new Set(useAuth.getState().permissions.map((right) => right.split(' ')[0]))]
  expect(looks()).toEqual(['view', 'export'])
  const cookie = document.cookie

  signOut()
  document.cookie = `${cookie}; Path=/`
  await rehydrateAuth(codec)
  expect(useAuth.getState().user?.isClosed).toBe(true)
  expect(looks()).toEqual(['view', 'export'])
  expect(new Set(useAuth.getState().held)).toEqual(new Set(allPermissions))
})
