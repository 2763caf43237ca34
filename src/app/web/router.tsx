import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { siteMap, type Page } from '#app/site-map.ts'
import { fetched } from '#kit/screen/client/fetched.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { admit } from './admit.ts'
import { endSession, visitorNow } from './auth.ts'
import { NotFoundPage } from './errors/not-found.tsx'
import { PartError } from './errors/part-error.tsx'
import { ServerErrorPage } from './errors/server-error.tsx'
import { Root } from './root.tsx'
import { screens } from './screens.ts'
import { readSearch, writeSearch, withoutWrongTab } from './search.ts'

const root = createRootRoute({
  component: Root,
  errorComponent: ServerErrorPage,
  notFoundComponent: NotFoundPage,
})

const shell = createRoute({
  id: 'shell',
  getParentRoute: () => root,
  component: lazyRouteComponent(() => fetched(() => import('./app-shell.tsx')), 'AppShell'),
  errorComponent: ServerErrorPage,
})

const home = createRoute({
  path: '/',
  getParentRoute: () => root,
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})

/** Makes the route of one page: its guard, its tabs, its screen. */
function routeOf(page: Page): AnyRoute {
  const Screen = screens[page.path]
  if (!Screen) throw new Error(`No screen stands at ${page.path}`)
  const route: AnyRoute = createRoute({
    // The slash makes both spellings match; links keep the spelling of the site map.
    path: page.path.endsWith('/') ? page.path : `${page.path}/`,
    getParentRoute: () => (page.door === 'signed-in' ? shell : root) as AnyRoute,
    validateSearch: (search: Record<string, unknown>) => withoutWrongTab(page, search),
    // Never during a preload: hovering a link must not log anybody out.
    beforeLoad: ({ preload, location }) => {
      if (!preload) admit(page, { visitor: visitorNow(), href: location.href, leave: endSession })
    },
    component: Object.assign(() => <Screen {...(route.useParams() as Record<string, string>)} />, {
      preload: () => Screen.preload?.(),
    }),
    // Inside the shell a broken page leaves the shell standing; without it the whole window is the 500 screen.
    ...(page.door !== 'signed-in' && { errorComponent: ServerErrorPage }),
  })
  return route
}

const pages = siteMap.map((page) => ({ page, route: routeOf(page) }))
const inside = pages.filter(({ page }) => page.door === 'signed-in').map(({ route }) => route)
const outside = pages.filter(({ page }) => page.door !== 'signed-in').map(({ route }) => route)

export const router = createRouter({
  routeTree: root.addChildren([home, ...outside, shell.addChildren(inside)]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  trailingSlash: 'preserve',
  scrollRestoration: true,
  scrollToTopSelectors: ['#isi'],
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  defaultPendingMs: 150,
  // The router would hold what says 'loading' for half a second once it stands, though the page has come.
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: PartError,
  defaultNotFoundComponent: NotFoundPage,
})
