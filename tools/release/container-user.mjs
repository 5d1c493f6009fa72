import { DockerfileParser } from 'dockerfile-ast';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a sentence for each stage of the Dockerfile that is started as root. */
export async function containerUserProblems(folder) {
  return usersOf(await readFile(join(folder, 'Dockerfile'), 'utf8'))
    .filter(({ isStarted, user }) => isStarted && /^(root|0)?(:|$)/.test(user))
    .map(({ name }) => `The image ${name} runs as root: its stage sets no USER.`);
}

/** Returns the stages that have a command to start, with their user. Both can be inherited from a base stage. */
function usersOf(text) {
  const stages = [];
  for (const step of DockerfileParser.parse(text).getInstructions()) {
    const keyword = step.getKeyword();
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const from = /** @type {import('dockerfile-ast').From} */ (step);
      const parent = stages.find(({ name }) => name === from.getImage());
      const name = from.getBuildStage() ?? from.getImage();
      stages.push({ name, user: parent?.user ?? '', isStarted: parent?.isStarted ?? false });
    } else if (keyword === 'USER') stage.user = step.getArgumentsContent() ?? '';
    else if (keyword === 'CMD' || keyword === 'ENTRYPOINT') stage.isStarted = true;
  }
  return stages;
}
