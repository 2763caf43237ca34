import './files.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { changeProjectStatus } from './change-status.ts'
import { changeStatus, openHanging, projectPeople, projects, projectTowns } from './contract.ts'
import { openProject } from './open-project.ts'
import { pickProject, pickWorkItem, scopeProjects } from './picks/contract.ts'
import { pickedProjects, pickedWorkItems, projectsToScope } from './picks/picked.ts'
import { projectRecord } from './project.record.ts'
import { removeProject } from './remove-project.ts'
import { addProject, editProject } from './save-project.ts'
import { showHanging } from './show-hanging.ts'
import { projectCities, projectRow, projectSource } from './store.ts'
import * as items from './work-items/contract.ts'
import * as saving from './work-items/save-work-item.ts'
import { workItemTree } from './work-items/store.ts'

export const projectRoutes: readonly Served[] = [
  serve(pickProject, ({ tx, actor, asked }) => pickedProjects(tx, actor, asked)),
  serve(pickWorkItem, ({ tx, actor, asked }) => pickedWorkItems(tx, actor, asked)),
  serve(scopeProjects, ({ tx, actor }) => projectsToScope(tx, actor)),
  serve(projectTowns, ({ tx, actor }) => projectCities(tx, actor)),
  serve(projectPeople, ({ tx, actor }) => peopleOf(tx, actor.companyId)),
  serve(openHanging, ({ tx, actor, asked }) => showHanging(tx, actor, asked.id)),
  serve(changeStatus, ({ tx, actor, asked }) => changeProjectStatus(tx, actor, asked)),
  serve(items.listWorkItems, async ({ tx, actor, asked }) => {
    const project = await projectRow(tx, actor, asked.id)
    return workItemTree(tx, actor.companyId, project.id)
  }),
  serve(items.addWorkItem, ({ tx, actor, asked }) => saving.createWorkItem(tx, actor, asked)),
  serve(items.editWorkItem, ({ tx, actor, asked }) => saving.changeWorkItem(tx, actor, asked)),
  serve(items.archiveWorkItem, ({ tx, actor, asked }) => saving.putAwayWorkItem(tx, actor, asked)),
  serve(items.removeWorkItem, ({ tx, actor, asked }) => saving.dropWorkItem(tx, actor, asked)),
  ...serveRecord(projectRecord, projects, {
    add: addProject,
    edit: editProject,
    remove: removeProject,
    open: openProject,
    source: projectSource,
  }),
]
