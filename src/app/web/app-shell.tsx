import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { menuFor, trailOf } from '#app/menu.ts'
import { pageAt } from '#app/site-map.ts'
import { startUploads } from '#kit/screen/attachments/start-uploads.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { usePreferencesInStep } from '#kit/screen/client/preferences-in-step.ts'
import { afterFirstPage } from '#kit/screen/client/when-idle.ts'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { inCase } from '#kit/screen/client/fetched.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { Crumb } from '#kit/screen/shell/page-head.ts'
import { Shell } from '#kit/screen/shell/shell.tsx'
import { me } from '#modules/company/sign-in/contract.ts'
import { CompanySwitch } from './company-switch.tsx'
import { useGoKeys } from './go-keys.ts'
import { HelpButton } from './help/help-button.tsx'
import { keepInStep } from './in-step.ts'
import { ShortcutKey } from './shortcut-key.tsx'
import { slotsFor } from './slots.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import { UserMenu } from './user-menu.tsx'
import { WaitingBanner } from './waiting-banner.tsx'

// Only who is signed in left files behind.
startUploads()

const PreviewBanner = lazy(() => import('./preview-banner.tsx').then((part) => ({ default: part.PreviewBanner })))
const ClosedBanner = lazy(() => import('./closed-banner.tsx').then((part) => ({ default: part.ClosedBanner })))

/** The shell with this person's menu; rebuilt when rights change. */
export function AppShell() {
  const permissions = useAuth((auth) => auth.permissions)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const menu = menuFor((action, subject) => rightsIn(permissions).can(action, subject))
  useGoKeys(menu)
  useRightsInStep()
  useLive()
  usePreferencesInStep()
  useEffect(stayOnDevice, [])
  return (
    <Shell
      menu={menu}
      trail={crumbsOf(path)}
      slots={slotsFor(menu)}
      version={__VERSION__}
      company={(isNarrow) => <CompanySwitch isNarrow={isNarrow} />}
      user={
        <>
          <HelpButton />
          <UserMenu />
          <ShortcutKey />
        </>
      }
      search={<PaletteButton menu={menu} />}
      notice={
        <>
          <LookingNotice />
          <WaitingBanner />
        </>
      }
    />
  )
}

/** Few ever try a role or look into a closed company: what says so is fetched when somebody does. */
function LookingNotice() {
  const { data } = useAsk(me, {}, { isQuiet: true, freshFor: 60_000 })
  const here = data?.companies.find(({ id }) => id === data.user.companyId)
  if (!data?.preview && here?.isActive !== false) return null
  return (
    <Suspense fallback={null}>{here && !data?.preview ? <ClosedBanner company={here} /> : <PreviewBanner />}</Suspense>
  )
}

/** Fetches the rights at the start, and again whenever something asks for them. */
function useRightsInStep() {
  const { data } = useAsk(me, {}, { isQuiet: true, freshFor: 60_000 })
  useEffect(() => {
    if (data) keepInStep(data)
  }, [data])
}

// Whoever signed out here hears of it as well, and need not be told that their session ended.
function askAgain() {
  if (useAuth.getState().token !== null) refetchTouched(me.reads)
}

/** Hears what others change while somebody is signed in. */
function useLive() {
  const token = useAuth((auth) => auth.token)
  useEffect(() => {
    if (!token) return
    const ending = new AbortController()
    // After the page itself: nobody waits for it.
    void inCase(() => import('#kit/screen/live/stream.ts')).then((live) => {
      if (live && !ending.signal.aborted) ending.signal.onabort = live.listenLive({ onRights: askAgain })
    })
    return () => ending.abort()
  }, [token])
}

/** From now on the application opens on this device without a signal; a build that is being worked on does not. */
function stayOnDevice() {
  if (import.meta.env.PROD) afterFirstPage(() => void inCase(() => import('./stay-on-device.ts')))
}

/** Group, section and module of an address: Operasional › Proyek › Daftar Proyek. */
function crumbsOf(path: string): Crumb[] {
  const page = pageAt(path)
  if (!page?.subject) return []
  const trail = trailOf(page.subject)
  const list = pageAt(page.subject)
  return trail.map((item) => (item.type === 'item' ? { title: item.title, to: list?.path } : { title: item.title }))
}
