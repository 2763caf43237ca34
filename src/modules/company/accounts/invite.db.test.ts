import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStaffedHouse, everywhere, OWNER, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'
import { PASSWORD, tokenIn } from '#modules/company/sign-in/cast/house.ts'

// Each test invites people of its own: none needs what another left behind.
let house: StaffedHouse

beforeAll(async () => {
  house = await aStaffedHouse()
})
beforeEach(() => house.rest())

async function inviteMandor(email: string, change: object = {}) {
  const asked = { email, name: 'Pak Joko', roleId: await house.roleId('Mandor'), ...change }
  const answer = await house.siti.post('/api/invitations', asked)
  return { answer, token: tokenIn((await house.mails()).at(-1)) }
}

describe('spec §7 POST /register-from-invite', () => {
  test('the invitation fixes email, role, company and scope; the invited person chooses name and password', async () => {
    const { guest, roleId, run } = house
    const email = 'mandor@x.id'
    const project = '0199a1b2-0000-7000-8000-0000000000cc'
    const { answer, token } = await inviteMandor(email, {
      scope: { ...everywhere, projects: [project], ownOnly: true },
    })
    expect(answer.status).toBe(200)
    expect((await guest.get(`/api/invitations/${token}`)).body).toEqual({
      email,
      name: 'Pak Joko',
      role: 'Mandor',
      company: 'PT Wira Bangun Persada',
      invitedBy: 'Siti Nurhaliza',
    })
    const joko = { token, name: 'Joko', password: PASSWORD }
    const raised = { ...joko, roleId: await roleId('Pemilik') }
    expect((await guest.post('/api/register-from-invite', raised)).status).toBe(422)
    expect((await guest.post('/api/register-from-invite', joko)).status).toBe(200)

    const me = await (await house.signedIn(email)).get('/api/me')
    expect(me.body['permissions']).toContain('create absensi')
    expect(me.body['companies']).toMatchObject([{ name: 'Wira Bangun Persada' }])
    const [row] = await run(`select scope_projects, own_only from app_user where email = '${email}'`)
    expect(row).toEqual({ scope_projects: [project], own_only: true })
  })

  describe('used, withdrawn, replaced and old ones look alike', () => {
    const expired = { status: 422, body: { code: 'invitation.expired' } }

    test('a second one to the same address replaces the first', async () => {
      const first = await inviteMandor('ganti@x.id')
      const second = await inviteMandor('ganti@x.id')
      expect(await house.guest.get(`/api/invitations/${first.token}`)).toMatchObject(expired)
      expect((await house.guest.get(`/api/invitations/${second.token}`)).status).toBe(200)
    })

    test('one sent again has a new link for what it was sent for; a minute must lie between two letters', async () => {
      const { guest, roleId, run, siti } = house
      const first = await inviteMandor('ulang@x.id', { scope: { ...everywhere, ownOnly: true } })
      const door = `/api/invitations/${String(first.answer.body['id'])}/kirim-ulang`
      await run("update invitation set expires_at = now() - interval '1 hour' where email = 'ulang@x.id'")
      expect((await siti.post(door, {})).body.message).toBe(
        'Undangan dikirim ulang ke ulang@x.id. Tautan lamanya mati.',
      )
      const token = tokenIn((await house.mails()).at(-1))
      expect(await guest.get(`/api/invitations/${first.token}`)).toMatchObject(expired)
      expect((await guest.get(`/api/invitations/${token}`)).body).toMatchObject({ name: 'Pak Joko', role: 'Mandor' })

      const soon = {
        status: 429,
        body: { message: expect.stringMatching(/^Undangan ini baru saja dikirim\. Coba lagi dalam/) },
      }
      expect(await siti.post(door, {})).toMatchObject(soon)
      expect(await house.mails()).toEqual([])
      expect((await guest.get(`/api/invitations/${token}`)).status).toBe(200)
      const rows = await run("select role_id, own_only from invitation where email = 'ulang@x.id'")
      expect(rows).toEqual([{ role_id: await roleId('Mandor'), own_only: true }])

      expect((await guest.post('/api/register-from-invite', { token, name: 'J', password: PASSWORD })).status).toBe(200)
      await run('delete from rate_limit')
      expect((await siti.post(door, {})).body.code).toBe('invitation.not-open')
    })

    test('one is sent again neither by who could not give that role, nor after it was withdrawn', async () => {
      const { admin, roleId, siti } = house
      const above = await inviteMandor('atas@x.id', { roleId: await roleId('HRD/Payroll') })
      const id = String(above.answer.body['id'])
      await house.mails()
      expect((await admin.post(`/api/invitations/${id}/kirim-ulang`, {})).body.code).toBe('role.above-own')
      await siti.ask('DELETE', `/api/invitations/${id}`)
      expect((await siti.post(`/api/invitations/${id}/kirim-ulang`, {})).body.code).toBe('invitation.not-open')
      expect(await house.mails()).toEqual([])
    })

    test('one that is withdrawn is gone, and is withdrawn once', async () => {
      const { token } = await inviteMandor('tarik@x.id')
      const lines = (await house.siti.get('/api/invitations')).body as unknown as {
        id: string
        email: string
        state: string
      }[]
      const sent = lines.filter((line) => line.email === 'tarik@x.id')
      expect(sent.map((line) => line.state)).toEqual(['sent'])
      expect((await house.siti.ask('DELETE', `/api/invitations/${sent[0]?.id}`)).status).toBe(200)
      expect((await house.siti.ask('DELETE', `/api/invitations/${sent[0]?.id}`)).status).toBe(404)
      expect(await house.guest.get(`/api/invitations/${token}`)).toMatchObject(expired)
    })

    test('one past its day lets nobody in', async () => {
      const { token } = await inviteMandor('lama@x.id')
      await house.run("update invitation set expires_at = now() - interval '1 second' where email = 'lama@x.id'")
      const late = { token, name: 'J', password: PASSWORD }
      expect(await house.guest.post('/api/register-from-invite', late)).toMatchObject(expired)
    })

    test('of two who use one at once, one comes in', async () => {
      const { token } = await inviteMandor('berdua@x.id')
      const joko = { token, name: 'Joko', password: PASSWORD }
      const both = await Promise.all([1, 2].map(() => house.guest.post('/api/register-from-invite', joko)))
      expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
    })
  })
})

describe('a list is invited at once', () => {
  test('each to their own link; who has an account is passed over and named', async () => {
    const people = [
      { email: 'Budi@x.id', name: 'Budi' },
      { email: 'wati@x.id' },
      { email: OWNER },
      { email: 'budi@x.id' },
    ]
    const asked = { people, roleId: await house.roleId('Mandor') }
    const { status, body } = await house.siti.post('/api/invitations/banyak', asked)
    expect(status).toBe(200)
    expect(body).toMatchObject({ invited: 2, passedOver: [OWNER] })
    expect(body.message).toBe(`2 undangan dikirim. ${OWNER} sudah punya akun, jadi tidak diundang.`)
    const tokens = (await house.mails()).map((letter) => tokenIn(letter))
    expect(new Set(tokens).size).toBe(2)
    for (const [at, token] of tokens.entries())
      expect((await house.guest.get(`/api/invitations/${token}`)).body).toMatchObject({
        role: 'Mandor',
        email: at === 0 ? 'budi@x.id' : 'wati@x.id',
      })
  })

  test('neither above one’s own rights nor more than fifty, and then no letter leaves', async () => {
    const above = { people: [{ email: 'x@x.id' }], roleId: await house.roleId('Pemilik') }
    expect((await house.admin.post('/api/invitations/banyak', above)).body.code).toBe('role.above-own')
    const crowd = Array.from({ length: 51 }, (_, at) => ({ email: `x${at}@x.id` }))
    const asked = { people: crowd, roleId: await house.roleId('Mandor') }
    expect((await house.siti.post('/api/invitations/banyak', asked)).status).toBe(422)
    expect(await house.mails()).toEqual([])
  })
})

test('nobody invites to a role above their own, or somebody who has an account, or without the right to', async () => {
  const { admin, hire, roleId, siti } = house
  for (const role of ['Pemilik', 'HRD/Payroll'])
    expect((await admin.post('/api/invitations', { email: 'x@x.id', roleId: await roleId(role) })).body.code).toBe(
      'role.above-own',
    )
  expect((await siti.post('/api/invitations', { email: OWNER, roleId: await roleId('Mandor') })).body.code).toBe(
    'user.has-account',
  )
  const kasir = await hire('kasir@x.id', 'Kasir Proyek')
  expect((await kasir.post('/api/invitations', { email: 'x@x.id', roleId: await roleId('Mandor') })).status).toBe(403)
})
