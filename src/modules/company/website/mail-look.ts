import { knowMailLook } from '#kit/mail/mail-look.ts'
import { identityOf } from '#modules/company/website/identity.ts'

// Mails leave in the name, colour and logo that the settings give the installation.
knowMailLook(async (tx) => {
  const { name, color, pictures } = await identityOf(tx)
  return { name, color, logo: pictures.logo }
})
