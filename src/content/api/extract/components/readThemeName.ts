import type { Script, ScriptReader } from '../script';

/** A component's script, its file, and the component's name there. */
interface Place {
  script: Script;
  file: string;
  local: string;
}

/**
 * Returns the name of a component in the theme. Some components look it up themselves, some through the function they
 * wrap (`ButtonRaw` in `React.memo(ButtonRaw)`), some in a hook with its own file (`useButtonProps`).
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

/** Returns the only theme name used by functions whose name contains the component's name, or the reverse. */
function relatedName({ themeNames }: Script, local: string): string | undefined {
  const names = [...themeNames].flatMap(([owner, name]) =>
    owner.includes(local) || local.includes(owner) ? [name] : [],
  );
  return new Set(names).size === 1 ? names[0] : undefined;
}
