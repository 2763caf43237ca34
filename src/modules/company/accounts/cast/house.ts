import { createUser } from '#modules/company/accounts/create-user.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, PASSWORD, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

export const OWNER = 'siti@wirabangun.co.id'
export const everywhere = { companies: null, warehouses: null, projects: null, ownOnly: false }

/** An installation with its owner and an administrator at work, and somebody who is not signed in. */
export interface StaffedHouse extends TestHouse {
  readonly siti: TestBrowser
  readonly admin: TestBrowser
  readonly guest: TestBrowser
  /** Makes an account with a role and signs it in. */
  readonly hire: (email: string, role: string) => Promise<TestBrowser>
  readonly roleId: (name: string) => Promise<string>
  readonly userNow: (email: string) => Promise<{ id: string; version: number }>
  /** Before a test: no mail lies about, and nobody has tried too often. */
  readonly rest: () => Promise<void>
}

/** What `createUser` is given for somebody. */
export const person = (email: string, role: string) => ({ email, name: 'Rina Wulandari', role, password: PASSWORD })

/** Opens one; a file opens it once, a test that dismisses owners one of its own. */
export async function aStaffedHouse(): Promise<StaffedHouse> {
  const house = await aHouse()
  await anOwner(house)
  const hire = async (email: string, role: string) => {
    await house.db.withTx((tx) => createUser(tx, person(email, role)))
    return house.signedIn(email)
  }
  return {
    ...house,
    hire,
    siti: await house.signedIn(OWNER),
    admin: await hire('admin@x.id', 'Admin Sistem'),
    guest: await aBrowser(house.app),
    roleId: async (name) => String((await house.run(`select id from role where name = '${name}'`))[0]?.['id']),
    userNow: async (email) => {
      const [row] = await house.run(`select id, version from app_user where email = '${email}'`)
      return row as { id: string; version: number }
    },
    rest: async () => {
      await house.mails()
      await house.run('delete from rate_limit')
    },
  }
}
