import * as z from 'zod/mini'
import { plateText } from '#ground/plate.ts'
import { zOptionalText } from './shapes.ts'

/** A vehicle's plate, kept as it is read: 'B 1234 XYZ'; empty becomes null. */
export const zPlate = z.pipe(
  zOptionalText(20),
  z.transform((text: string | null) => text && plateText(text)),
)
