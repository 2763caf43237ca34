import { expect, test } from 'vitest'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, PASSWORD, tokenIn } from '#modules/company/sign-in/cast/house.ts'

const person = (email: string) => ({ name: 'Siti', companyName: 'PT. Wira Bangun Persada', email, password: PASSWORD })

test('the first account of an empty installation is the owner, and of two at once only one is (decision 10)', async () => {
  const house = await aHouse()
  const guest = await aBrowser(house.app)
  expect((await guest.get('/api/sign-in-options')).body).toEqual({
    isFirst: true,
    mayRegister: true,
    mayTrust: false,
    isMailMissing: false,
  })

  const emails = ['siti@x.id', 'budi@x.id', 'dewi@x.id']
  const answers = await Promise.all(emails.map((email) => guest.post('/api/register', person(email))))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  const owners = await house.run(
    'select email from app_user join user_role on user_id = app_user.id join role on role.id = role_id where is_owner',
  )
  expect(owners).toHaveLength(1)
  expect(await house.run('select name, short_code, legal_form, is_default from company')).toEqual([
    { name: 'Wira Bangun Persada', short_code: 'WBP', legal_form: 'pt', is_default: true },
  ])

  const email = String(owners[0]?.['email'])
  const link = (await house.mails()).find((mail) => mail.to === email)
  expect((await guest.post('/api/login', { email, password: PASSWORD })).body.code).toBe('login.unverified')
  expect((await guest.post('/api/verify-email', { token: tokenIn(link) })).body['isPending']).toBe(false)
  const browser = await house.signedIn(email)
  expect((await browser.get('/api/me')).body['permissions']).toContain('delete permissions')
  expect((await browser.get('/api/sign-in-options')).body['isFirst']).toBe(false)
})
