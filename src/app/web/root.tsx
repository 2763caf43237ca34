import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { mayOpen } from '#app/guard.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useFactorAsked } from '#kit/screen/client/second-factor.ts'
import { RouteRules } from '#kit/screen/shell/route-rules.ts'
import { Toasts } from '#kit/screen/ui/toast.tsx'
import { visitorOf } from './auth.ts'
import { focusAfterNavigation } from './focus.ts'
import { useLoginAgain } from './login-again-state.ts'

const LoginAgain = lazy(() => import('./login-again.tsx').then((module) => ({ default: module.LoginAgain })))

const AskFactor = lazy(() =>
  import('#modules/company/second-factor/screens/ask-factor.tsx').then((module) => ({ default: module.AskFactor })),
)

/** Around every page: the rules for links, the toasts, and the login over the page. */
export function Root() {
  // What may be opened changes with the rights.
  const visitor = visitorOf(useAuth())
  const isAsked = useLoginAgain((again) => again.isAsked)
  const isFactorAsked = useFactorAsked((asked) => asked.calls.length > 0)
  const router = useRouter()
  const rules = (address: string) => mayOpen(address, visitor)
  useEffect(() => focusAfterNavigation(router), [router])
  return (
    <RouteRules value={rules}>
      <Outlet />
      <Toasts />
      {isFactorAsked ? (
        <Suspense>
          <AskFactor />
        </Suspense>
      ) : null}
      {isAsked ? (
        <Suspense>
          <LoginAgain />
        </Suspense>
      ) : null}
    </RouteRules>
  )
}
