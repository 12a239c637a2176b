import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Copy, DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { repositoryFiles } from './repository-files.ts';

export const DOCKERFILE = readFileSync('Dockerfile', 'utf8');

/** A stage of the Dockerfile: the folder used as its working directory, and the settings of its containers. */
export interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

/**
 * Follows the steps of the Dockerfile without Docker. A folder is used as the working directory of each stage, and the
 * system that runs the test as the base image. So a stage may only name paths below its working directory.
 *
 * @param root an empty folder for the stages
 * @returns the last stage
 * @throws {Error} at an instruction that is not known here
 */
export function buildImage(root: string): Stage {
  const stages = new Map<string, Stage>();
  let stage = newStage(root);
  let workdir = '/';

  const copy = (instruction: Copy, args: readonly string[]) => {
    const flags = new Map(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));
    const from = stages.get(flags.get('from') ?? '')?.folder;
    const target = args.at(-1) ?? '';
    for (const path of args.slice(0, -1)) {
      const source = from ? relative(workdir, path) : path;
      // .dockerignore admits the files that git knows or would add.
      for (const file of from ? [source] : repositoryFiles(source)) {
        // COPY puts the content of a folder into the target, and a file under its own name if that ends with a slash.
        const to = join(
          stage.folder,
          target,
          relative(target.endsWith('/') ? dirname(source) : source, file),
        );
        cpSync(join(from ?? '.', file), to, { recursive: true, verbatimSymlinks: true });
      }
    }
    if (flags.has('chown') && process.getuid?.() === 0)
      chownSync(join(stage.folder, target), USER_ID, USER_ID);
  };

  for (const instruction of DockerfileParser.parse(DOCKERFILE).getInstructions()) {
    const args = instruction.getExpandedArguments().map((argument) => argument.getValue());
    switch (instruction.getKeyword()) {
      case 'FROM':
        stage = newStage(join(root, String(stages.size)));
        stages.set(args[2] ?? `${stages.size}`, stage);
        break;
      case 'WORKDIR':
        workdir = args[0] ?? '/';
        break;
      case 'ENV':
        Object.assign(stage.env, Object.fromEntries(args.map((arg) => arg.split('='))));
        break;
      case 'USER':
        stage.user = args[0] ?? '';
        break;
      case 'COPY':
        copy(instruction as Copy, args);
        break;
      case 'RUN':
        execFileSync('sh', ['-c', instruction.getArgumentsContent() ?? ''], {
          cwd: stage.folder,
          env: { ...machine(), ...stage.env },
          stdio: 'pipe',
        });
        break;
      case 'CMD':
        stage.command = json(instruction as JSONInstruction);
        break;
      case 'HEALTHCHECK':
        stage.healthcheck = JSON.parse(
          /CMD (\[.*\])$/s.exec(instruction.getArgumentsContent() ?? '')?.[1] ?? '',
        );
        break;
      case 'VOLUME':
      case 'EXPOSE':
        break;
      default:
        throw new Error(`This test does not know the instruction ${instruction.getKeyword()}.`);
    }
  }
  return stage;
}

/** The id of the user `node` in the official image. */
export const USER_ID = 1000;

/** The environment of this machine, without the variables of the npm and Vitest that run the test. */
function machine(): NodeJS.ProcessEnv {
  const ofThisRun = /^(npm_(package|lifecycle|command|config_local_prefix)|INIT_CWD|NODE_ENV|VITEST)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));
}

function newStage(folder: string): Stage {
  mkdirSync(folder, { recursive: true });
  return { folder, env: {}, user: 'root', command: [], healthcheck: [] };
}

const json = (instruction: JSONInstruction) =>
  instruction.getJSONStrings().map((string) => JSON.parse(string.getValue()));
