import { registerFiles } from '#kit/files/owners.ts'
import { houseRow } from './houses/store.ts'
import { readOrder } from './orders/store.ts'
import { recipeOf } from './recipes/store.ts'

const rights = { view: 'view rumah-produksi', change: 'update rumah-produksi' }

registerFiles('rumah-produksi', { ...rights, record: 'production-house', find: houseRow })
registerFiles('resep', { ...rights, record: 'recipe', find: recipeOf, tells: () => true })
registerFiles('spk', { ...rights, record: 'production-order', find: readOrder, word: 'SPK' })
