import { dirname } from 'node:path';
import { API, type Project } from '@typescript/native/unstable/sync';

/** What `work` finds in the project of this tsconfig, with the folder that it stands in. */
export function inProject<Found>(
  configFile: string,
  work: (project: Project, root: string) => Found,
): Found {
  const root = dirname(configFile);
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (project === undefined) throw new Error(`${configFile} can't be opened`);
    return work(project, root);
  } finally {
    api.close();
  }
}
