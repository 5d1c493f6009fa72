// Runs the steps of a Dockerfile without a container engine, each stage in its own folder. Supports only the
// instructions that our Dockerfile uses and rejects all others.
import { DockerfileParser } from 'dockerfile-ast';
import { execa } from 'execa';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/**
 * @typedef {object} Stage
 * @property {string} root the folder that is `/` of the stage
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string} [user]
 * @property {string[]} [command]
 */

/** Installs all packages for the build. */
const ALL_PACKAGES = 'npm ci --no-audit --no-fund';
const BUILD = 'npm run build';

export class Dockerfile {
  /** @type {Map<string, Stage>} */
  #stages = new Map();
  #instructions;
  #context;
  #target;

  /** `context` is the folder with the sources, `target` an empty folder for the stages. */
  constructor(context, target) {
    this.#context = context;
    this.#target = target;
    const text = readFileSync(join(context, 'Dockerfile'), 'utf8');
    this.#instructions = DockerfileParser.parse(text).getInstructions();
  }

  /** Runs a stage and the stages that it depends on, each only once. */
  async build(name) {
    const done = this.#stages.get(name);
    if (done) return done;
    const begin = this.#instructions.findIndex(
      (step) => step.getKeyword() === 'FROM' && fromOf(step).getBuildStage() === name,
    );
    if (begin < 0) throw new Error(`The Dockerfile has no stage ${name}.`);
    const stage = await this.#begin(name, fromOf(this.#instructions[begin]).getImage());
    for (const step of this.#instructions.slice(begin + 1)) {
      if (step.getKeyword() === 'FROM') break;
      await this.#run(stage, step);
    }
    this.#stages.set(name, stage);
    return stage;
  }

  async #begin(name, from) {
    const root = join(this.#target, name);
    if (!this.#isStage(from)) {
      mkdirSync(root);
      return { root, workdir: '/', env: {} };
    }
    const parent = await this.build(from);
    // A stage keeps the owners of its base stage; files added by COPY belong to root. Files are hard-linked, because no
    // step modifies files of an earlier stage, and writing and deleting copies of all packages would take minutes.
    await execa('cp', ['--archive', '--link', parent.root, root]);
    return { ...parent, root, env: { ...parent.env } };
  }

  #isStage(name) {
    return this.#instructions.some(
      (step) => step.getKeyword() === 'FROM' && fromOf(step).getBuildStage() === name,
    );
  }

  async #run(stage, step) {
    const args = step.getArguments().map((argument) => argument.getValue());
    switch (step.getKeyword()) {
      case 'WORKDIR':
        stage.workdir = resolve(stage.workdir, args[0]);
        mkdirSync(inside(stage, '.'), { recursive: true });
        break;
      case 'ENV':
        for (const property of step.getProperties()) {
          stage.env[property.getName()] = property.getValue();
        }
        break;
      case 'COPY':
        await this.#copy(stage, step, args);
        break;
      case 'RUN':
        if (args.join(' ') === BUILD) await this.#copyCache(stage);
        if (args.join(' ') === ALL_PACKAGES) await this.#linkPackages(stage);
        else await execa(args.join(' '), { shell: true, ...placeOf(stage), all: true });
        break;
      case 'USER':
        stage.user = args[0];
        break;
      case 'CMD':
        stage.command = step.getJSONStrings().map((argument) => argument.getJSONValue());
        break;
      case 'EXPOSE':
      case 'VOLUME':
        break;
      default:
        throw new Error(`The instruction ${step.getKeyword()} is not known here.`);
    }
  }

  /**
   * Links the packages of the context, which the same command has already installed. Production stages install their
   * own, so that missing dependencies are noticed.
   */
  async #linkPackages(stage) {
    const projects = ['apps', 'libs'].flatMap((group) =>
      readdirSync(join(this.#context, group)).map((name) => join(group, name)),
    );
    for (const folder of ['.', ...projects]) {
      const packages = join(this.#context, folder, 'node_modules');
      if (!existsSync(packages)) continue;
      const target = inside(stage, join(folder, 'node_modules'));
      const linked = await execa('cp', ['--archive', '--link', packages, target], {
        reject: false,
      });
      // Hard links to another disk are not possible.
      if (linked.exitCode !== 0) await execa('cp', ['--archive', '-T', packages, target]);
      // The image does not contain caches of local builds either.
      for (const cache of ['.vite', '.vite-temp'])
        rmSync(join(target, cache), { recursive: true, force: true });
    }
  }

  /**
   * Copies the cache of Nx, so that unchanged projects are not built again. A source that the stage lacks changes the
   * hash of its project, which is then built from the stage.
   */
  async #copyCache(stage) {
    const cache = join(this.#context, '.nx');
    if (existsSync(cache)) await execa('cp', ['--archive', '-T', cache, inside(stage, '.nx')]);
  }

  async #copy(stage, step, args) {
    const from = step
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue();
    const source = from && (await this.build(from));
    const targetName = args.at(-1);
    const target = inside(stage, targetName);
    for (const name of args.slice(0, -1)) {
      const path = source ? inside(source, name) : join(this.#context, name);
      const isFolder = statSync(path).isDirectory();
      const into = !isFolder && targetName.endsWith('/') ? join(target, basename(name)) : target;
      mkdirSync(isFolder ? into : dirname(into), { recursive: true });
      const filter = source ? undefined : (file) => !this.#isIgnored(file);
      cpSync(path, into, { recursive: true, verbatimSymlinks: true, filter });
    }
  }

  #ignored = /** @type {RegExp[] | undefined} */ (undefined);

  #isIgnored(file) {
    this.#ignored ??= patternsOf(join(this.#context, '.dockerignore'));
    const path = relative(this.#context, file).split(sep).join('/');
    return this.#ignored.some((pattern) => pattern.test(path));
  }
}

const fromOf = (step) => /** @type {import('dockerfile-ast').From} */ (step);

/** Returns the real path for a path of the stage. */
const inside = ({ root, workdir }, path) => join(root, resolve(workdir, path));

/** Returns folder and environment for a command of the stage. Absolute paths in the environment refer to the stage. */
export function placeOf(stage) {
  const { PATH, HOME, npm_config_registry } = process.env;
  const env = Object.entries(stage.env).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(stage.root, value) : value,
  ]);
  return {
    cwd: inside(stage, '.'),
    extendEnv: false,
    env: {
      PATH,
      HOME,
      ...(npm_config_registry && { npm_config_registry }),
      // The packages were just installed, so npm can take most of them from its cache.
      npm_config_prefer_offline: 'true',
      ...Object.fromEntries(env),
    },
  };
}

/** Converts a .dockerignore to patterns. Supports only names, paths and a leading double star. */
function patternsOf(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const path = line.replace(/^\*\*\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return new RegExp(`^${line.startsWith('**/') ? '(.*/)?' : ''}${path}(/|$)`);
    });
}
