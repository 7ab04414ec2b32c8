-- The newest 1,000 generations never change; older ones may be deleted (server/src/growth/bounds.ts).
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.generation <= (SELECT max(generation) FROM registry_generations) - 1000 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Generations of the registry never change';
END $$;
