import * as z from 'zod/mini'
import { zText } from '#kit/http/shapes.ts'

const zTag = zText(40).check(z.regex(/^[^,]+$/, 'Tulis label tanpa koma.'))

/** Free words by which rows are filed, each once however it is written; a comma parts them where they travel as text. */
export const zTags = z.pipe(
  z.array(zTag).check(z.maxLength(20)),
  z.transform((tags: string[]) => {
    const small = tags.map((tag) => tag.toLowerCase())
    return tags.filter((_, at) => small.indexOf(small[at] ?? '') === at)
  }),
)
