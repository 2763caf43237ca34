/** For whom a sell price is; who has no price of their own pays the ordinary one. */
export const levels = { eceran: 'Eceran', langganan: 'Langganan', proyek: 'Proyek' } as const
