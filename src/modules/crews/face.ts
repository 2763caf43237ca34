import './hanging.ts'

export { tellAgreedVolumes } from './pieces/agreed.ts'
export { tellSiteHeads } from './weeks/site-heads.ts'
