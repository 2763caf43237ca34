export { HeadDims, LineDims } from './dims-fields.tsx'
export { useSiteProjects, useWorkItemsAtHand } from './site-form.ts'
export { projectSource, workItemSource } from './sources.ts'
