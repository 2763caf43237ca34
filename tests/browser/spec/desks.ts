import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { subjects } from '#modules/company/accounts/permissions.ts'
import type { Desk, Office, Person } from '../office.ts'

/** The office, once it is open. */
export type Here = () => Office

/** One desk for a group of tests, opened before the first and left after the last. */
export function deskFor(here: Here, who?: Person): () => Desk {
  let desk: Desk | undefined
  beforeAll(async () => {
    desk = await here().enter(who)
  })
  afterAll(() => desk?.window.close())
  return () => {
    if (!desk) throw new Error('the desk is used before the first test')
    return desk
  }
}

/** Rights to view all the modules of the spec's menu; cost and salary are fields, no modules. */
export const viewAll: readonly string[] = subjects
  .filter((subject) => subject !== 'biaya' && subject !== 'gaji')
  .map((subject) => `view ${subject}`)

interface Router {
  readonly state: { readonly status: string }
}

/** Where somebody ends who asks for an address inside the running application. */
export async function endOf({ page, path }: Desk, address: string): Promise<string> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
  const status = () => page.evaluate(() => (self as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.state.status)
  await expect.poll(status).toBe('idle')
  return path()
}

/** Answers one address itself until it is told to stop. */
export async function answering(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(address, answer)
  return () => page.unroute(address)
}

/** Makes the files of a screen arrive with a component that breaks as soon as it is drawn. */
export function breaking(page: Page, file: string): Promise<() => Promise<void>> {
  return answering(page, `**/assets/${file}-*.js`, async (route) => {
    const response = await route.fetch()
    const names = [...(await response.text()).matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.split(' as ').at(-1) ?? ''),
    )
    const body = `const Broken=()=>{throw new Error('Retak di tengah')};export{${names.map((name) => `Broken as ${name}`).join(',')}}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}
