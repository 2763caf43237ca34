/** Whose files a person's photo is among. */
export const PHOTO_SUBJECT = 'pengguna'

/** The one place it fills. */
export const PHOTO_SLOT = 'foto'
