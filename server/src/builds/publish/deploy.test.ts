import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { schema } from '../../database';
import { type MadeBuild, makeBuild } from '../../testing/make-build';
import { getIntegrity } from '../store/integrity';
import { type DeploySite, openDeploySite } from '../testing/deploy-site';

let site: DeploySite;
let token: string;
beforeAll(async () => {
  site = await openDeploySite();
  token = (await site.createToken('mf-race')).token;
});
afterAll(() => site.close());

const getRef = ({ manifest }: ReturnType<typeof makeBuild>) => ({
  buildId: manifest.buildId,
  integrity: manifest.entry.integrity,
});

/** The build with another content of `file`, of which its manifest has the hash. */
function withOther(build: MadeBuild, file: string): MadeBuild {
  const { files, manifest } = build;
  const content = Buffer.from('other();');
  const integrity = getIntegrity(content);
  files.set(file, content);
  files.delete(`${file}.br`);
  const entry =
    file === 'entry.js' ? { ...manifest.entry, integrity, bytes: content.length } : manifest.entry;
  const changed = { ...manifest, entry, files: { ...manifest.files, [file]: integrity } };
  files.set('manifest.json', Buffer.from(JSON.stringify(changed)));
  return build;
}

describe('publishing a build', () => {
  it('stores it with who published it, unpacks it and serves its files compressed', async () => {
    const build = makeBuild('mf-race', '1');
    const { status, json } = await site.publish('mf-race', token, build.zip());
    expect([status, json]).toEqual([201, { name: 'mf-race', ...getRef(build), isNew: true }]);
    const [row] = await site.database.db.select().from(schema.builds);
    expect(row).toMatchObject({ name: 'mf-race', buildId: '1'.repeat(16), who: 'CI of mf-race' });
    const folder = path.join(site.folder, 'mf-race', '1'.repeat(16));
    expect(await site.store.folder('mf-race', '1'.repeat(16))).toBe(folder);
    expect(readdirSync(path.dirname(folder))).toEqual(['1'.repeat(16)]);
    for (const [file, bytes] of build.files)
      expect(readFileSync(path.join(folder, file)).equals(bytes)).toBe(true);
    const url = build.manifest.entry.url;
    const served = await site.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect([served.statusCode, served.headers['content-encoding']]).toEqual([200, 'br']);
    expect((await site.app.inject({ url })).body).toBe('entry("1");');
    for (const secret of ['manifest.json', 'server/remote.cjs'])
      expect((await site.app.inject({ url: url.replace('entry.js', secret) })).statusCode).not.toBe(200);
  });

  it('takes a remote that the site has not had before, with a token for its name', async () => {
    const own = (await site.createToken('mf-weather')).token;
    const menu = [{ label: 'Weather', href: '/weather' }];
    const build = makeBuild('mf-weather', '1', { menu });
    const { status, json } = await site.publish('mf-weather', own, build.zip());
    expect([status, json]).toEqual([201, { name: 'mf-weather', ...getRef(build), isNew: true }]);
    expect((await site.store.manifest('mf-weather', getRef(build))).remote?.menu).toEqual(menu);
    expect(await site.publish('mf-weather', token, build.zip())).toMatchObject({ status: 403 });
    expect(await site.publish('weather', own, build.zip())).toMatchObject({ status: 404 });
  });

  it('gives it to nobody before a rollout', async () => {
    await site.publish('mf-race', token, makeBuild('mf-race', '2').zip());
    const rows = await site.database.db.select().from(schema.registryGenerations);
    expect(JSON.stringify(rows)).not.toContain('2'.repeat(16));
  });

  it('changes nothing when it comes again, however it is compressed', async () => {
    const build = makeBuild('mf-race', '3');
    await site.publish('mf-race', token, build.zip());
    const { status, json } = await site.publish('mf-race', token, build.zip(0));
    expect([status, json]).toEqual([200, { name: 'mf-race', ...getRef(build), isNew: false }]);
  });

  it('is found by its team only', async () => {
    const build = makeBuild('mf-race', '9');
    const find = async (owner: string) => {
      const url = `/api/deploy/mf-race/builds/${build.manifest.buildId}`;
      const { statusCode, body } = await site.app.inject({
        url,
        headers: { authorization: `Bearer ${owner}` },
      });
      return [statusCode, JSON.parse(body)];
    };
    expect(await find(token)).toEqual([404, expect.anything()]);
    await site.publish('mf-race', token, build.zip());
    expect(await find(token)).toEqual([200, { ...getRef(build), isTried: false }]);
    const other = (await site.createToken('mf-public')).token;
    expect(await find(other)).toEqual([
      403,
      expect.objectContaining({ message: 'This token is for mf-public, not for mf-race.' }),
    ]);
    expect(await find('hsp_wrong')).toEqual([401, expect.anything()]);
  });

  it('tells teams the shells of the site, and the builds whose pages nobody has opened in a browser', async () => {
    const [untried, tried] = [makeBuild('mf-race', '4'), makeBuild('mf-race', '5')];
    const read = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await site.app.inject({ url: '/api/deploy/registry', headers })).json();
    };
    await site.publish('mf-race', token, untried.zip());
    await site.publish('mf-race', token, tried.zip(), { isTried: true });
    const { shells, untried: ids, registry } = await read();
    expect(ids).toContain(untried.manifest.buildId);
    expect(ids).not.toContain(tried.manifest.buildId);
    expect(shells).toEqual([
      {
        buildId: registry.shell.stable.buildId,
        entry: expect.objectContaining({ integrity: registry.shell.stable.integrity }),
        provides: expect.any(Object),
      },
    ]);

    await site.publish('mf-race', token, untried.zip(), { isTried: true });
    expect((await read()).untried).not.toContain(untried.manifest.buildId);
    await site.publish('mf-race', token, tried.zip());
    expect((await read()).untried).not.toContain(tried.manifest.buildId);
  });

  it.each(['entry.js', 'server/remote.cjs'])(
    'refuses another %s under the id of a published build',
    async (file) => {
      const digit = file === 'entry.js' ? '4' : '5';
      await site.publish('mf-race', token, makeBuild('mf-race', digit).zip());
      const other = withOther(makeBuild('mf-race', digit), file);
      const { status, json } = await site.publish('mf-race', token, other.zip());
      expect([status, json.code]).toEqual([409, 'conflict']);
      const folder = path.join(site.folder, 'mf-race', digit.repeat(16));
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('other');
    },
  );

  it('refuses other files under the id of a build that the site has built itself', async () => {
    const build = withOther(makeBuild('mf-race', 'a'), 'server/remote.cjs');
    expect(await site.publish('mf-race', token, build.zip())).toMatchObject({ status: 409 });
  });

  it('takes one of two builds with the same id that come at the same time', async () => {
    const one = makeBuild('mf-race', '8');
    const other = withOther(makeBuild('mf-race', '8'), 'server/remote.cjs');
    const replies = await Promise.all(
      [one, other].map((build) => site.publish('mf-race', token, build.zip())),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('reaches other processes of the site, which unpack it when they need it', async () => {
    const build = makeBuild('mf-race', '6');
    await site.publish('mf-race', token, build.zip());
    const other = await site.openOther();
    expect(await other.manifest('mf-race', getRef(build))).toEqual(build.manifest);
    const folder = await other.folder('mf-race', '6'.repeat(16));
    expect(folder).not.toBe(await site.store.folder('mf-race', '6'.repeat(16)));
    expect(existsSync(path.join(folder, 'server/remote.cjs'))).toBe(true);
    await expect(other.folder('mf-race', '0'.repeat(16))).rejects.toThrow('There is no build');
  });

  it('takes a build that the site has built itself as published', async () => {
    const build = makeBuild('mf-race', 'a');
    expect(await site.publish('mf-race', token, build.zip())).toMatchObject({ status: 201 });
    expect(existsSync(path.join(site.folder, 'mf-race', 'a'.repeat(16)))).toBe(false);
  });
});

describe('who may publish', () => {
  const zip = makeBuild('mf-race', '7').zip();

  it('is who has the token of the remote', async () => {
    expect(await site.publish('mf-public', token, zip)).toMatchObject({
      status: 403,
      json: { code: 'forbidden', message: 'This token is for mf-race, not for mf-public.' },
    });
    expect(await site.publish('mf-x', token, zip)).toMatchObject({ status: 404 });
    for (const wrong of ['', 'hsp_short', token.replace(/.$/, token.endsWith('A') ? 'E' : 'A')])
      expect(await site.publish('mf-race', wrong, zip)).toMatchObject({
        status: 401,
        json: { code: 'signed-out' },
      });
  });

  it('must send a zip', async () => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/deploy/mf-race/builds',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      415,
      { code: 'unsupported-type', message: 'Send the build as application/zip.' },
    ]);
    expect(await site.publish('mf-race', token, Buffer.alloc(33 * 1024 * 1024))).toMatchObject({
      status: 413,
      json: { message: 'The zip is larger than 32 MB.' },
    });
    expect(await site.publish('mf-race', token, Buffer.alloc(0))).toMatchObject({ status: 400 });
  });
});
