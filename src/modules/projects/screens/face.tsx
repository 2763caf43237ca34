export { HeadDims, LineDims } from './dims-fields.tsx'
export { projectSource, workItemSource } from './sources.ts'
