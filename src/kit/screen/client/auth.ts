import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

/** Who is signed in. */
export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Waits for an administrator to give a role. */
  readonly isPending: boolean
  readonly companyId: string | null
  /** That company was closed: all of it is looked at, and nothing is written in it. */
  readonly isClosed?: boolean
  /** In which the days of that company begin. */
  readonly zone?: string | null
}

/** What the browser remembers of a sign-in. */
export interface SignedIn {
  readonly user: SignedInUser
  readonly token: string
  readonly permissions: readonly string[]
}

export interface Auth {
  readonly user: SignedInUser | null
  readonly token: string | null
  /** What may be done here: in a company that was closed, only what looks. */
  readonly permissions: readonly string[]
  /** Every right the person holds. */
  readonly held: readonly string[]
}

/** How the state becomes a cookie; given by the application, which knows its permissions. */
export interface AuthCodec {
  readonly cookie: string
  readonly maxAge: number
  pack(state: SignedIn): string
  unpack(value: string): SignedIn | undefined
}

const signedOut: Auth = { user: null, token: null, permissions: [], held: [] }

let codec: AuthCodec | undefined

const cookieStorage: PersistStorage<Auth> = {
  getItem: () => {
    const value = codec && readCookie(codec.cookie)
    const state = value && codec?.unpack(value)
    return state ? { state: here(state), version: 0 } : null
  },
  setItem: (_name, { state }) => {
    if (!codec) return
    const { user, token, held } = state
    if (user && token) writeCookie(codec.cookie, codec.pack({ user, token, permissions: held }), codec.maxAge)
    else removeCookie(codec.cookie)
  },
  removeItem: () => codec && removeCookie(codec.cookie),
}

/** Who is signed in, kept in a cookie for thirty days. */
export const useAuth = create<Auth>()(
  persist((): Auth => signedOut, {
    name: 'auth',
    storage: cookieStorage,
    skipHydration: true,
  }),
)

/** Reads the cookie. Call once, before the first page is chosen. */
export async function rehydrateAuth(own: AuthCodec): Promise<void> {
  codec = own
  await useAuth.persist.rehydrate()
}

/** Sets the state after a login, or after permissions were fetched again. */
export function signIn(told: SignedIn): void {
  useAuth.setState(here(told))
}

/** The state of who signed in: of a company that was closed nothing is left but to look, print and take along. */
function here({ user, token, permissions }: SignedIn): Auth {
  return {
    user,
    token,
    held: permissions,
    permissions: user.isClosed ? permissions.filter((right) => /^(view|export) /.test(right)) : permissions,
  }
}

/** Clears state and cookie. */
export function signOut(): void {
  useAuth.setState(signedOut)
}
