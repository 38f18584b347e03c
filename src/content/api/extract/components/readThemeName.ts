import type { Script, ScriptReader } from '../script';

/** A component's script, the file it is in, and the component's name there. */
interface Place {
  script: Script;
  file: string;
  local: string;
}

/**
 * Name of a component in the theme. Some ask for it in the component, some in what the component is made of
 * (`ButtonRaw` behind `React.memo(ButtonRaw)`), some in a hook of a file of its own (`useButtonProps`).
 */
export function readThemeName(
  { script, file, local }: Place,
  scripts: ScriptReader,
): string | undefined {
  const own = script.themeNames.get(local) ?? relatedName(script, local);
  if (own) return own;
  const hook = `use${local}Props`;
  const files = scripts.candidates(file, `./${hook}`, hook);
  const found = files.map((candidate) => scripts.at(candidate)?.themeNames.get(hook));
  return found.find((name) => name !== undefined);
}

/** The one name that functions ask for which have the component's name in theirs, or the other way round. */
function relatedName({ themeNames }: Script, local: string): string | undefined {
  const names = [...themeNames].flatMap(([owner, name]) =>
    owner.includes(local) || local.includes(owner) ? [name] : [],
  );
  return new Set(names).size === 1 ? names[0] : undefined;
}
