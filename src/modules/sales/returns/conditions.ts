import * as z from 'zod/mini'

/** In which condition goods come back, in the screen's words; what is not good goes to the company's place for it. */
export const returnConditions = { baik: 'Baik', rusak: 'Rusak', karantina: 'Perlu diperiksa' } as const

export type ReturnCondition = keyof typeof returnConditions

// Safe: the keys are the words of the constant.
export const zCondition = z.enum(Object.keys(returnConditions) as ReturnCondition[])
