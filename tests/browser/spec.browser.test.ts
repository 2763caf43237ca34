import { afterAll, beforeAll, describe } from 'vitest'
import { type Office, openOffice } from './office.ts'
import { specOfAuth } from './spec/auth.ts'
import { specOfCalls } from './spec/calls.ts'
import { specOfChecks } from './spec/checks.ts'
import { specOfErrors } from './spec/errors.ts'
import { specOfMenu } from './spec/menu.ts'
import { specOfRoutes } from './spec/routes.ts'
import { specOfToasts } from './spec/toasts.ts'

// The product spec, line by line, as far as it shows in a browser. One house for all of it.
let office: Office

beforeAll(async () => {
  office = await openOffice({ empty: true })
})

afterAll(() => office?.close())

const here = () => office

describe('2 Route groups and guard', () => specOfRoutes(here))
describe('2 Sidebar navigation', () => specOfMenu(here))
describe('2 Error screens', () => specOfErrors(here))
describe('2 and 9 Toasts', () => specOfToasts(here))
describe('3, 4 and 9 Auth, theme', () => specOfAuth(here))
describe('6 Page checks', () => specOfChecks(here))
describe('7 and 8 Calls', () => specOfCalls(here))
