import { signIn, useAuth, type Auth, type SignedIn } from '#kit/screen/client/auth.ts'
import { TRYING } from './auth.ts'

type Told = SignedIn & { readonly preview: unknown }

/**
 * Takes over what the server says of the person: other rights rebuild the menu. Whoever signed out stays out. Where
 * somebody else signed in meanwhile, in another window, all begins anew: nothing of the former person stays in sight,
 * and nothing they typed is saved in the other's name.
 */
export function keepInStep({ user, token, permissions, preview }: Told, beginAnew = toDashboard): void {
  const known = useAuth.getState()
  if (preview) localStorage.setItem(TRYING, '')
  else localStorage.removeItem(TRYING)
  if (known.token === null || isSame({ ...known, permissions: known.held }, { user, token, permissions })) return
  signIn({ user, token, permissions })
  if (known.user?.id !== user.id) beginAnew()
}

function toDashboard(): void {
  location.assign('/dashboard')
}

type Facts = Pick<Auth, 'user' | 'token' | 'permissions'>

function isSame(known: Facts, told: Facts): boolean {
  return factsOf(known) === factsOf(told)
}

function factsOf({ user, token, permissions }: Facts): string {
  const { id, name, email, isPending, companyId, zone, isClosed = false } = user ?? {}
  return JSON.stringify([id, name, email, isPending, companyId, zone, isClosed, token, permissions])
}
